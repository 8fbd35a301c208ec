/** Where a server is: what is asked, who asks as far as the URL says so, and how to name it in messages. */
export interface EndpointUrl {
  readonly url: URL;
  /** The user and password of the URL, as the header that carries them. */
  readonly authorization: string | undefined;
  /** The URL without user, password and query, which may hold secrets. */
  readonly shown: string;
}

/** Takes a URL apart. Throws a `TypeError` where it is none of HTTP. */
export function endpointUrl(given: string | URL): EndpointUrl {
  const url = parse(given);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new TypeError(`URL must begin with http:// or https://, not ${url.protocol}`);
  }
  const { username, password } = url;
  url.username = "";
  url.password = "";
  url.hash = "";
  const isNamed = username !== "" || password !== "";
  const pair = `${decoded(username)}:${decoded(password)}`;
  return {
    url,
    authorization: isNamed ? `Basic ${toBase64(pair)}` : undefined,
    shown: shownUrl(url),
  };
}

/** A URL as messages show it. */
export function shownUrl(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

function parse(given: string | URL): URL {
  try {
    return new URL(given);
  } catch (cause) {
    throw new TypeError("URL of the server cannot be read", { cause });
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw new TypeError("User or password of the URL has a % that encodes nothing", { cause });
  }
}

function toBase64(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
