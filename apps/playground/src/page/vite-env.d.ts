interface ImportMeta {
  /** What Vite was told when the page was built or served. */
  readonly env: { readonly [name: string]: unknown };
}

declare module "*.css";
