/** Kinds of content, as many and as one. */
export const typeNames = {
  page: { many: 'Sidor', one: 'Sida' },
  'page-related': { many: 'Ämnen', one: 'Ämne' },
  news: { many: 'Nyheter', one: 'Nyhet' },
  'pinned-news': { many: 'Utvalda nyheter', one: 'Utvald nyhet' },
  alert: { many: 'Krisinformation', one: 'Krisinformation' },
  'e-service': { many: 'E-tjänster', one: 'E-tjänst' },
  info: { many: 'Information', one: 'Information' },
  'info-important': { many: 'Viktig information', one: 'Viktig information' },
  related_info: { many: 'Relaterad information', one: 'Relaterad information' },
  advertisment: { many: 'Annonser', one: 'Annons' },
  givetake: { many: 'Ge och ta', one: 'Ge och ta' },
} as Readonly<Record<string, { many: string; one: string }>>;
