import { fromPointer } from "../json/pointer.ts";

/** The path that a location of the validator's leads, which is a JSON Pointer with the letters of a URI escaped. */
export function fromLocation(location: string): string[] {
  return fromPointer(decodeURI(location.replaceAll("%23", "#")));
}
