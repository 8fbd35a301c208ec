import { connect } from "@mcp-actors/client";

await using notebook = await connect({
  command: process.execPath,
  args: ["server.ts"],
  cwd: import.meta.dirname,
});

for (const { uri } of await notebook.listResources()) console.log(uri);
for (const { uriTemplate } of await notebook.listResourceTemplates()) console.log(uriTemplate);

const { contents } = await notebook.readResource("notes://day/monday");
console.log(contents);

const { completion } = await notebook.complete(
  { resource: "notes://day/{day}" },
  { name: "day", value: "tu" },
);
console.log(completion.values);

await notebook.readResource("notes://day/sunday").catch((error) => console.log(error.message));
