import { adventCandles } from './scenes/advent-candles.ts';
import { bikeCharging } from './scenes/bike-charging.ts';
import { chimneySweep } from './scenes/chimney-sweep.ts';
import { crewByEngine } from './scenes/crew-by-engine.ts';
import { emergencyBox } from './scenes/emergency-box.ts';
import { extinguisherByDoor } from './scenes/extinguisher-by-door.ts';
import { extinguisherPractice } from './scenes/extinguisher-practice.ts';
import { fireBanSign } from './scenes/fire-ban-sign.ts';
import { fireBlanket } from './scenes/fire-blanket.ts';
import { fireSafetyRound } from './scenes/fire-safety-round.ts';
import { gardenFire } from './scenes/garden-fire.ts';
import { gasCabinet } from './scenes/gas-cabinet.ts';
import { grassFire } from './scenes/grass-fire.ts';
import { highWater } from './scenes/high-water.ts';
import { inspection } from './scenes/inspection.ts';
import { lifebuoy } from './scenes/lifebuoy.ts';
import { sirenOnRoof } from './scenes/siren-on-roof.ts';
import { smokeAlarm } from './scenes/smoke-alarm.ts';
import { smokeDiving } from './scenes/smoke-diving.ts';
import { stairwell } from './scenes/stairwell.ts';
import { stationMap } from './scenes/station-map.ts';
import { stationWinterNight } from './scenes/station-winter-night.ts';
import { stationAlvkulla, stationAsbruk, stationNorramo, stationOreforsen } from './scenes/stations.ts';
import { stoneGrill } from './scenes/stone-grill.ts';

/** The pictures of the demo content by file name. */
const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ['startsida-station-vinter.jpg', stationWinterNight],
  ['brandvarnare-i-tak.jpg', smokeAlarm],
  ['brandslackare-vid-dorr.jpg', extinguisherByDoor],
  ['brandfilt-kok.jpg', fireBlanket],
  ['trapphus-utrymning.jpg', stairwell],
  ['skorsten-sotning.jpg', chimneySweep],
  ['skylt-eldningsforbud.jpg', fireBanSign],
  ['eldning-tradgard.jpg', gardenFire],
  ['grillplats-i-sten.jpg', stoneGrill],
  ['gasolskap-restaurang.jpg', gasCabinet],
  ['tillsyn-samlingslokal.jpg', inspection],
  ['sba-rond.jpg', fireSafetyRound],
  ['tyfon-pa-tak.jpg', sirenOnRoof],
  ['hemberedskap-lada.jpg', emergencyBox],
  ['hogt-flode-norran.jpg', highWater],
  ['rokdykning-ovning.jpg', smokeDiving],
  ['rib-grupp-vid-bil.jpg', crewByEngine],
  ['slackovning-fat.jpg', extinguisherPractice],
  ['station-norramo.jpg', stationNorramo],
  ['station-asbruk.jpg', stationAsbruk],
  ['station-alvkulla.jpg', stationAlvkulla],
  ['station-oreforsen.jpg', stationOreforsen],
  ['karta-stationer.png', stationMap],
  ['adventsljusstake.jpg', adventCandles],
  ['laddning-elcykel.jpg', bikeCharging],
  ['badplats-livboj.jpg', lifebuoy],
  ['gras-och-brand.jpg', grassFire],
]);

/** The picture as SVG text; for a file that has none of its own, the station in winter. */
export function drawingFor(filename: string): string {
  return (DRAWINGS.get(filename) ?? stationWinterNight)();
}

/** Names of the files that have a picture of their own. */
export const drawnFilenames: ReadonlySet<string> = new Set(DRAWINGS.keys());
