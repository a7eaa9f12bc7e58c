/** Rights of roles and users. */
export const adminRightsTexts = {
  label: (name: string) => `Rättigheter för ${name}`,
  right: 'Rättighet',
  value: 'Värde',
  source: 'Kommer från',
  effective: 'Gäller',
  changes: (count: number) => (count === 1 ? '1 ändring' : `${count} ändringar`),
  review: 'Granska och spara',
  reset: 'Ångra ändringarna',
  confirmTitle: (name: string) => `Ändra rättigheter för ${name}?`,
  confirmText: 'Det gäller från nästa gång någon som berörs gör något.',
  change: (right: string, before: string, after: string) => `${right}: från ${before} till ${after}`,
  save: 'Spara ändringarna',
  saved: (name: string) => `Rättigheterna för ${name} är sparade.`,
  sources: {
    administrator: 'Administratör har allt',
    own: 'Egen',
    role: (names: string) => `Roll: ${names}`,
    nothing: 'Ingenstans',
  },
} as const;
