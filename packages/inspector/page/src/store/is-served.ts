/** Whether the origin of a WebSocket's URL answers requests, though the WebSocket may not open. */
export async function isServed(url: string): Promise<boolean> {
  try {
    const place = new URL("/", url.replace(/^ws/, "http"));
    await fetch(place, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
