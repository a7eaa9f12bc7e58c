/** One valid input for every set of rules, by name. */
export const VALID_INPUTS: ReadonlyMap<string, Record<string, unknown>> = new Map([
  ['post', aValidPost()],
  ['post-draft', aValidPost()],
  ['post-form', aValidPost()],
  ['category', { key: 'job_roles', type: 'pidjob', name: 'Yrkesroller' }],
  ['media', { title: 'Brandstation', alt: 'En brandstation i kvällsljus' }],
  [
    'link',
    {
      name: 'Anmäl eldning',
      shortDescription: 'Innan du eldar ris',
      longDescription: 'Anmäl när och var du tänker elda.',
      url: 'https://etjanster.example.se/anmal',
      icon: 'mdi-fire',
      type: 'e-service',
    },
  ],
  [
    'alert-template',
    {
      ...{ name: 'Farlig rök', level: 'vma', event: 'smoke', hours: 6 },
      title: 'Farlig rök i [plats]',
      text: 'Röken är farlig att andas in.',
      instructions: ['Gå inomhus.'],
    },
  ],
  [
    'fire-ban',
    {
      municipality: 'Norråns kommun',
      state: 'ban',
      decidedBy: 'Räddningschefen',
      from: '2026-07-27T16:00:00+02:00',
      to: null,
      note: '',
    },
  ],
  [
    'search-rule',
    {
      questions: ['hur blir jag brandman', 'bli brandman'],
      alsoSearch: ['rib'],
      text: 'Vi söker brandmän i beredskap hela året.',
      path: '/sida/bli-brandman-i-beredskap',
    },
  ],
  ['site-look', { logoMediaId: 7, colour: '#b3122b' }],
  ['post-template', { name: 'Nyhet om övning', description: 'Med plats och tid' }],
  ['shared-block', { name: 'Växelns öppettider' }],
  ['saved-view', { name: 'Mina utkast', query: 'status=draft&urval=mina', columns: ['title', 'status'] }],
  ['node', { name: 'Station Åsbruk', parent: 1, value: 'station-asbruk' }],
  ['token', { type: 'user' }],
  ['role', { name: 'Krisredaktör', key: 'rubicore-crisis-editor' }],
  ['account', { username: 'bentes01', uid: 'b-1', firstName: 'Bente', lastName: 'Sjö' }],
  ['account-form', { username: 'bentes01', firstName: 'Bente', lastName: 'Sjö', email: 'bente@example.se' }],
  ['profile', { phone: '010-123 45 67', email: 'bente@example.se', interests: ['Sotning'] }],
  ['password', { password: 'fyra ord som inte hör ihop' }],
  ['passkey', { name: 'Telefonen' }],
  ['preview-link', { name: 'Till kommunledningen' }],
  ['masquerade', { reason: 'Felsökning av behörigheter' }],
  ['login', { username: 'bentes01', password: 'lösen ord' }],
]);

/** A page with something in every field that has rules, and with what a test changes. */
export function aValidPost(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'page',
    title: 'Sotning',
    excerpt: 'Så fungerar sotning.',
    slug: 'sotning-2',
    status: 'publish',
    parentId: 110,
    nodeIds: [1],
    categoryIds: [12],
    userIds: [],
    editorIds: [3],
    blurbs: [{ title: 'Boka', text: 'Boka sotning här.', url: 'https://example.se/boka' }],
    info: [{ title: 'Taxa', url: 'http://example.se/taxa', openInNewWindow: true }],
    contact: { title: 'Växel', name: '', phone: '', email: '', address: '', openingHours: '' },
    alert: {
      ...{ level: 'severe', event: 'smoke', municipality: 'Norråns kommun', places: ['Åsbruk'] },
      ...{ instructions: ['Gå inomhus.'], nextUpdateAt: '2026-11-20T15:00:00+01:00', allClearAt: null },
      ...{ isDrill: false, updates: [{ at: '2026-11-20T13:20:00+01:00', text: 'Branden är släckt.' }] },
      polygon: [
        { lat: 64.1, lon: 20.1 },
        { lat: 64.1, lon: 20.2 },
        { lat: 64.2, lon: 20.2 },
      ],
      translations: [{ language: 'en', title: 'Smoke', text: '', instructions: ['Go indoors.'] }],
    },
    vacancy: { lastDay: '2027-01-15', applyAt: 'https://jobb.example.se', form: 'on-call', place: 'Åsbruk' },
    pseudoAuthor: 'Räddningstjänsten',
    content: [{ id: 'a', type: 'html', version: '1.0.0', props: { html: '<p>Hej</p>' }, children: [] }],
    ...changes,
  };
}
