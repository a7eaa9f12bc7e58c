/** The colours of every picture: the site's own blues, yellow and red, and what a Nordic landscape needs beside them. */
export const colour = {
  night: '#0B1D3F',
  deep: '#0B2347',
  navy: '#123163',
  primary: '#174285',
  blue: '#2A5FA8',
  sky: '#6E9BD6',
  mist: '#A9C5EA',
  ice: '#D3E1F5',
  snow: '#F3F6FB',
  white: '#FFFFFF',
  snowShade: '#C5D6EE',

  yellow: '#FFD02E',
  yellowDeep: '#E8A800',
  glow: '#FFE9A8',
  red: '#B4232A',
  redDeep: '#8A1519',
  redLight: '#D64545',
  orange: '#F07A2A',

  fir: '#14394B',
  firLight: '#1F5360',
  pine: '#2B6A63',
  moss: '#6F9A63',
  meadow: '#9DBB72',
  straw: '#E3BE62',
  strawDeep: '#C4933C',
  earth: '#7B5A3C',
  gravel: '#C9C3B8',

  wood: '#B07A4A',
  woodDark: '#845634',
  brick: '#A9503F',
  brickDark: '#8C3E31',
  ochre: '#EBB94E',
  steel: '#8A97A8',
  steelDark: '#5A6779',
  steelLight: '#BFC9D6',
  ink: '#101828',
  coal: '#1B2536',
  paper: '#FBF8F1',
  linen: '#EFE7D8',
  sand: '#E6D9BF',
  green: '#0F7A4B',
  greenLight: '#8FE0B0',
} as const;

/** Skin and hair, spread over the people that we draw. */
export const people = {
  skins: ['#F3CDB0', '#D9A27C', '#A9714B', '#7A4B31'],
  hairs: ['#3A2A22', '#7A4B2B', '#D8A657', '#22201F', '#A4A9B2'],
} as const;
