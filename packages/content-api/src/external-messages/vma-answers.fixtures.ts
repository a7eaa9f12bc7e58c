/** Answers as Sveriges Radio's API sends them, with invented words. Source: VMA API v3, `/alerts` */

export const OUR_MUNICIPALITY = '2480';
/** The day on which the answers were made. */
const SENT = '2026-11-22T12:15:00+01:00';

type Given = { [field: string]: unknown };

/** One message: what is in force for a municipality, unless fields say otherwise. */
export function alert(stamp: string, given: Given = {}, info: Given = {}): Given {
  return {
    identifier: `SRCAP${stamp}I`,
    sender: 'https://vmaapi.sr.se',
    sent: SENT,
    status: 'Actual',
    msgType: 'Alert',
    scope: 'Public',
    references: null,
    note: null,
    incidents: 'SRVMA20261122121500I',
    info: [
      {
        language: 'sv-SE',
        category: ['Safety'],
        event: 'VMA',
        urgency: 'Immediate',
        severity: 'Severe',
        certainty: 'Observed',
        expires: '2026-11-23T13:00:00+01:00',
        description: 'Det brinner i en lagerlokal.\r\nGå inomhus och stäng dörrar och fönster.',
        instruction: null,
        area: [area('Kommun', OUR_MUNICIPALITY, 'Norrån')],
        ...info,
      },
    ],
    ...given,
  };
}

export function area(valueName: string, value: string, areaDesc: string): Given {
  return { areaDesc, geocode: [{ valueName, value }] };
}

/** What refers to an earlier message; the time in it is two hours off, as it has been seen. */
function referringTo(stamp: string): Given {
  return { references: `https://vmaapi.sr.se/api/v3,SRCAP${stamp}I,2026-11-22T10:15:00+01:00` };
}

export function update(stamp: string, earlier: string, info: Given = {}): Given {
  return alert(
    stamp,
    { msgType: 'Update', sent: '2026-11-22T13:00:00+01:00', ...referringTo(earlier) },
    { description: 'Röken är på väg bort.', ...info },
  );
}

/** Without area and expiry, as it is. */
export function cancel(stamp: string, earlier: string): Given {
  return alert(stamp, {
    msgType: 'Cancel',
    sent: '2026-11-22T14:00:00+01:00',
    info: null,
    ...referringTo(earlier),
  });
}

/** An answer of `/alerts`. */
export function answer(...alerts: unknown[]): string {
  return JSON.stringify({ timestamp: '2026-11-22T14:02:10+01:00', alerts });
}
