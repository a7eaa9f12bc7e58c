/** Rights, and what is said to those who lack one. The names are those of the table of rights. */
export const rightTexts = {
  names: {
    create_post: 'Skapa och ändra inlägg',
    publish_post: 'Publicera inlägg',
    inform_group: 'Skriva information till de egna grupperna',
    review_post: 'Granska inlägg',
    publish_alert: 'Publicera krisinformation',
    manage_alert_template: 'Ändra mallar för krismeddelanden',
    set_fire_ban: 'Sätta och häva eldningsförbud',
    delete_post: 'Ta bort inlägg',
    manage_category: 'Hantera kategorier',
    manage_link: 'Hantera länkar',
    manage_media: 'Hantera media',
    manage_node: 'Hantera grupper',
    manage_role: 'Hantera roller',
    manage_user: 'Hantera användare',
    masquerade_user: 'Agera som en annan användare',
    manage_maintenance: 'Se hur tjänsten mår och stänga den för underhåll',
    read_audit_log: 'Läsa händelseloggen',
  },
  todo: {
    create_post: 'skapa innehåll',
    publish_post: 'publicera eller avpublicera',
    publish_alert: 'publicera krisinformation',
    delete_post: 'lägga i papperskorgen',
    masquerade_user: 'agera som någon annan',
    read_audit_log: 'se vad som har hänt med kontot',
  },
  notAllowed: (todo: string) => `Du har inte behörighet att ${todo}`,
  deniedByRoles: (names: readonly string[]) =>
    names.length === 1
      ? `Rollen ${names.join()} hindrar det.`
      : `Rollerna ${names.slice(0, -1).join(', ')} och ${names.at(-1)} hindrar det.`,
  deniedByAccount: 'Det är nekat för ditt konto.',
  askAdministrator: 'Be en administratör.',
  missing: (todo: string, name: string) => `För att ${todo} behöver du behörigheten ”${name}”.`,
  needs: (names: readonly string[]) =>
    names.length === 1
      ? `Sidan är för dem som har behörigheten ”${names.join()}”.`
      : `Sidan är för dem som har någon av behörigheterna ${names.map((name) => `”${name}”`).join(', ')}.`,
} as const;
