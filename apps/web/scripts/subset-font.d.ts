/** What we use of it; `@types/subset-font` does not know `keepFeatures`. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    signs: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
