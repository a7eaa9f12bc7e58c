import { casement } from '../kit/house.ts';
import { colour } from '../kit/palette.ts';
import { room } from '../kit/room.ts';
import { exitSign } from '../kit/signs.ts';
import { circle, line, path, picture, polygon, rect } from '../kit/svg.ts';

const WALL = { left: 560, top: 210, right: 1240, bottom: 770 };

/** An empty stairwell with a sign to the way out. */
export function stairwell(): string {
  return picture(
    room({ back: '#EFE7D8', left: '#D8E3F1', right: '#E3D9C6', ceiling: '#FAF7F0', floor: '#B7BFC9' }, WALL),
    polygon([0, 1067, 560, 770, 560, 640, 0, 780], { fill: '#AFC5E2' }),
    rect(560, 640, 680, 130, { fill: '#BCD0EA' }),
    polygon([1240, 640, 1600, 730, 1600, 1067, 1240, 770], { fill: '#AFC5E2' }),
    floorPattern(),
    steps(),
    door(),
    exitSign(938, 252, 190),
    casement(620, 300, 130, 190, '#9EC3EC'),
    path('M620 440q40 -30 70 -10t60 -14v74h-130z', { fill: '#7FA77C' }),
    rect(682, 300, 6, 190, { fill: colour.white }),
    rect(620, 392, 130, 6, { fill: colour.white }),
    lampOnCeiling(),
  );
}

function floorPattern(): string {
  const across = [800, 852, 930].map((y, index) =>
    line([560 - (index + 1) * 118, y, 1240 + (index + 1) * 76, y], {
      stroke: '#9AA5B3',
      width: 4,
      opacity: 0.6,
    }),
  );
  const along = [0.2, 0.4, 0.6, 0.8].map((t) =>
    line([560 + 680 * t, 770, 1600 * t, 1067], { stroke: '#9AA5B3', width: 4, opacity: 0.6 }),
  );
  return across.join('') + along.join('');
}

function steps(): string {
  let stair = '';
  for (let step = 7; step >= 0; step--) {
    const t = step / 8;
    const right = 520 - t * 150;
    const y = 830 - t * 470;
    const height = 74 - t * 22;
    stair += polygon([0, y + 60 - t * 40, right - 60, y, right, y, 0, y + 120 - t * 60], { fill: '#CBD3DD' });
    stair += polygon([0, y + 120 - t * 60, right, y, right, y + height, 0, y + 190 - t * 90], {
      fill: '#8F9BAA',
    });
  }
  const posts = Array.from({ length: 9 }, (_, index) => {
    const x = 110 + index * 52;
    const y = 440 + index * 46;
    return line([x, y, x, y + 160 - index * 4], { stroke: colour.primary, width: 9 });
  });
  return stair + posts.join('') + line([80, 400, 540, 822], { stroke: colour.wood, width: 24 });
}

function door(): string {
  return (
    rect(916, 370, 236, 400, { fill: '#8FA1B5' }) +
    rect(932, 386, 204, 384, { fill: colour.primary }) +
    rect(964, 424, 140, 170, { fill: '#BBD3EE', radius: 6 }) +
    polygon([964, 594, 1030, 424, 1070, 424, 1004, 594], { fill: colour.white, opacity: 0.4 }) +
    rect(952, 640, 164, 22, { fill: colour.steelLight, radius: 10 }) +
    circle(964, 651, 15, { fill: colour.steel }) +
    circle(1104, 651, 15, { fill: colour.steel })
  );
}

function lampOnCeiling(): string {
  return (
    polygon([720, 90, 1030, 90, 1010, 140, 744, 140], { fill: '#FFF6D6' }) +
    polygon([720, 90, 1030, 90, 1060, 0, 690, 0], { fill: '#FFF6D6', opacity: 0.25 })
  );
}
