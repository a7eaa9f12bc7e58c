/** The overview's texts. */
export const overviewTexts = {
  title: 'Överblick',
  description: 'Alla ämnen på webbplatsen.',
  pages: 'På de här sidorna kan du läsa mer',
} as const;
