import { extinguisher } from '../kit/extinguisher.ts';
import { colour } from '../kit/palette.ts';
import { person, plainClothes } from '../kit/people.ts';
import { room } from '../kit/room.ts';
import { exitSign, extinguisherSign } from '../kit/signs.ts';
import { circle, line, path, picture, place, polygon, rect } from '../kit/svg.ts';

const WALL = { left: 620, top: 330, right: 980, bottom: 690 };

/** Somebody with a checklist goes a round in a corridor. */
export function fireSafetyRound(): string {
  return picture(
    room({ back: '#F7F4EC', left: '#DDE7F3', right: '#E7EEF7', ceiling: '#FBFCFE', floor: '#A9B9CE' }, WALL),
    reflections(),
    ceilingLamps(),
    endOfCorridor(),
    sideDoor(60, 300, '#2E5E78'),
    sideDoor(452, 540, '#2E5E78'),
    rightDoor(1060, 1160, '#2E5E78'),
    skirting(),
    place(1318, 760, extinguisher(), { scale: 1.15 }),
    extinguisherSign(1274, 372, 92),
    person(560, 985, 600, plainClothes(3, '#D9912B', '#2B3A57', { kind: 'hair', fill: '#22201F' }), {
      front: [
        [17, -64],
        [20, -56],
      ],
      back: [
        [4, -62],
        [17, -62],
      ],
      backLeg: [
        [-8, -24],
        [-15, -1],
      ],
      frontLeg: [
        [9, -24],
        [9, 0],
      ],
    }),
    checklist(),
  );
}

function checklist(): string {
  return (
    `<g transform="translate(694 625) rotate(-10)">` +
    rect(-44, -58, 88, 116, { fill: colour.primary, radius: 8 }) +
    rect(-35, -44, 70, 94, { fill: colour.white }) +
    rect(-16, -64, 32, 16, { fill: colour.steelLight, radius: 5 }) +
    [-30, -8, 14, 36].map((y) => line([-8, y, 26, y], { stroke: colour.steel, width: 6 })).join('') +
    [-30, -8, 14]
      .map((y) => path(`M-29 ${y}l6 6l9 -13`, { stroke: colour.green, width: 5, fill: 'none' }))
      .join('') +
    `</g>` +
    circle(672, 661, 25, { fill: '#7A4B31' })
  );
}

function endOfCorridor(): string {
  return (
    rect(706, 432, 188, 258, { fill: '#8FA1B5' }) +
    rect(718, 444, 80, 246, { fill: '#2F6B5A' }) +
    rect(802, 444, 80, 246, { fill: '#2F6B5A' }) +
    rect(732, 468, 52, 104, { fill: '#CFE3F8' }) +
    rect(816, 468, 52, 104, { fill: '#CFE3F8' }) +
    exitSign(738, 360, 124)
  );
}

function sideDoor(near: number, far: number, fill: string): string {
  const top = (x: number) => (x / 620) * 330 + (1 - x / 620) * 210 - 20;
  const bottom = (x: number) => 1067 - (x / 620) * 377;
  return (
    polygon(
      [near - 16, top(near) - 18, far + 8, top(far) - 8, far + 8, bottom(far), near - 16, bottom(near - 16)],
      {
        fill: colour.white,
      },
    ) +
    polygon([near, top(near), far, top(far), far, bottom(far), near, bottom(near)], { fill }) +
    circle(far - 24, (top(far) + bottom(far)) / 2, 9, { fill: colour.yellow })
  );
}

function rightDoor(near: number, far: number, fill: string): string {
  const top = (x: number) => 330 - ((x - 980) / 620) * 130;
  const bottom = (x: number) => 690 + ((x - 980) / 620) * 377;
  return (
    polygon(
      [
        near - 8,
        top(near) + 52,
        far + 12,
        top(far) + 44,
        far + 12,
        bottom(far + 12),
        near - 8,
        bottom(near - 8),
      ],
      { fill: colour.white },
    ) + polygon([near, top(near) + 62, far, top(far) + 58, far, bottom(far), near, bottom(near)], { fill })
  );
}

function skirting(): string {
  return (
    line([0, 1060, 616, 688], { stroke: colour.white, width: 16 }) +
    line([984, 688, 1600, 1060], { stroke: colour.white, width: 16 })
  );
}

function ceilingLamps(): string {
  return [
    [700, 60, 900, 60, 880, 130, 720, 130],
    [734, 210, 866, 210, 856, 250, 744, 250],
    [754, 292, 846, 292, 842, 312, 758, 312],
  ]
    .map((points) => polygon(points, { fill: '#FFF3C9' }))
    .join('');
}

function reflections(): string {
  return (
    polygon([740, 690, 860, 690, 990, 1067, 610, 1067], { fill: colour.white, opacity: 0.2 }) +
    polygon([780, 690, 820, 690, 860, 1067, 740, 1067], { fill: colour.white, opacity: 0.2 })
  );
}
