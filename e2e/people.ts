/** The password of everybody in the demo service. */
export const PASSWORD = 'brandpost-demo';
export const ADMINISTRATOR = { username: 'sysadm01', name: 'Sigrid Systemlund' } as const;
export const EDITOR = { username: 'bentes01', name: 'Bengt Testberg' } as const;
