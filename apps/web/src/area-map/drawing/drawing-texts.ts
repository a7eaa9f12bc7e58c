import type { GeoPoint } from '@brandpost/domain';

const degrees = (value: number) => value.toLocaleString('sv', { minimumFractionDigits: 4 });
const placeOf = ({ lat, lon }: GeoPoint) => `${degrees(lat)} N, ${degrees(lon)} O`;

/** Texts of drawing an alert's area. */
export const drawingTexts = {
  fold: (corners: number) =>
    corners === 0 ? 'Rita området på kartan' : `Området på kartan: ${corners} hörn`,
  loading: 'Hämtar kartan …',
  failed: 'Kartan kunde inte hämtas. Du kan rita ändå, eller fortsätta utan karta.',
  map: 'Karta',
  howTo: 'Tryck där hörnen ska vara, runt området. Dra ett hörn för att flytta det.',
  byKeys:
    'Med tangentbord: flytta siktet med pilarna, små steg med skift. Retur lägger till ett hörn. Tabba till ett hörn för att flytta det med pilarna. Delete tar bort det.',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  pan: {
    north: 'Flytta kartan norrut',
    south: 'Flytta kartan söderut',
    west: 'Flytta kartan västerut',
    east: 'Flytta kartan österut',
  },
  undo: 'Ångra',
  clear: 'Rensa',
  whole: (municipality: string) => `Hela ${municipality || 'kommunen'}`,
  corners: 'Hörn',
  cornerOnMap: (at: number) => `Hörn ${at + 1}`,
  cornerInList: (at: number, corner: GeoPoint) => `Hörn ${at + 1}: ${placeOf(corner)}`,
  remove: (at: number) => `Ta bort hörn ${at + 1}`,
  added: (count: number, corner: GeoPoint) => `Hörn ${count} tillagt vid ${placeOf(corner)}.`,
  moved: (at: number, corner: GeoPoint) => `Hörn ${at + 1} flyttat till ${placeOf(corner)}.`,
  removed: (count: number) => `Hörnet är borta. ${count} hörn kvar.`,
  undone: (count: number) => `Ångrat. ${count} hörn.`,
  cleared: 'Området är borta.',
  wholeDrawn: (count: number) => `Hela kommunen är markerad med ${count} hörn.`,
  crosshair: (point: GeoPoint) => `Siktet: ${placeOf(point)}`,
  outside: 'Utanför Sverige går det inte att rita.',
  full: (most: number) => `Området får ha högst ${most} hörn.`,
} as const;
