import { ToolError, tool } from "@mcp-actors/server";
import { pixel } from "../fixtures/pixel.ts";
import { silence } from "../fixtures/silence.ts";

const image = { type: "image", data: pixel, mimeType: "image/png" } as const;

/** Tools whose answers are of every kind of content. */
export const content = {
  test_simple_text: tool({
    description: "Gives a text.",
    run: () => "This is a simple text response for testing.",
  }),
  test_image_content: tool({
    description: "Gives an image.",
    run: () => image,
  }),
  test_audio_content: tool({
    description: "Gives a sound.",
    run: () => ({ type: "audio", data: silence, mimeType: "audio/wav" }),
  }),
  test_embedded_resource: tool({
    description: "Gives a resource with what it holds.",
    run: () => ({
      type: "resource",
      resource: {
        uri: "test://embedded-resource",
        mimeType: "text/plain",
        text: "This is an embedded resource content.",
      },
    }),
  }),
  test_resource_link: tool({
    description: "Gives a resource without what it holds.",
    run: () => ({
      type: "resource_link",
      uri: "test://static-text",
      name: "static-text",
      mimeType: "text/plain",
    }),
  }),
  test_multiple_content_types: tool({
    description: "Gives a text, an image and a resource.",
    run: () => [
      { type: "text", text: "Multiple content types test:" },
      image,
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: JSON.stringify({ test: "data", value: 123 }),
        },
      },
    ],
  }),
  test_error_handling: tool({
    description: "Fails.",
    run() {
      throw new ToolError("This tool intentionally returns an error for testing");
    },
  }),
};
