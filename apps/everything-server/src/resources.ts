import { resource } from "@mcp-actors/server";
import { pixel } from "./fixtures/pixel.ts";

let reads = 0;

/** A text, bytes, one that changes, and a family. */
export const resources = {
  "test://static-text": resource({
    name: "static-text",
    title: "A text",
    description: "A text that never changes.",
    mimeType: "text/plain",
    read: () => "This is the content of the static text resource.",
  }),
  "test://static-binary": resource({
    name: "static-binary",
    title: "An image",
    description: "Bytes that never change.",
    mimeType: "image/png",
    read: () => ({ blob: pixel }),
  }),
  "test://watched-resource": resource({
    name: "watched-resource",
    title: "A counter",
    description: "How often it has been read; test_trigger_resource_update tells of a change.",
    mimeType: "text/plain",
    read() {
      reads += 1;
      return `Watched resource, read ${reads} times`;
    },
  }),
  "test://template/{id}/data": resource<"test://template/{id}/data">({
    name: "template",
    title: "A family",
    description: "One resource for each id.",
    mimeType: "application/json",
    complete: {
      id: (value) => ["123", "124", "456"].filter((id) => id.startsWith(value)),
    },
    read: ({ id }) => ({ id, templateTest: true, data: `Data for ID: ${id}` }),
  }),
};
