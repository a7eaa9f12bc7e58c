import type { NoticeKind } from '@brandpost/domain';

/** Texts of choosing one's notices. */
export const noticeSettingsTexts = {
  title: 'Aviseringar',
  description: 'Välj vad du vill få besked om, och när du vill vara ifred.',
  intro: 'Klockan överst på sidan samlar allt. Här väljer du vad du dessutom vill få på andra sätt.',
  email: 'E-post',
  emailTo: (address: string) => `Skickas till ${address}.`,
  noAddress: 'Du har ingen e-postadress i din profil.',
  addAddress: 'Lägg till en',
  emailOff: 'Den här webbplatsen skickar ingen e-post. Klockan har allt.',
  kinds: {
    acknowledge: 'Något jag ska läsa och kvittera',
    reminder: 'Påminnelser före och efter sista dagen',
    missing: 'Kvittenser som saknas i min grupp',
    mentioned: 'Någon nämner mig i en kommentar',
    commented: 'Kommentarer till det jag skriver eller diskuterar',
    read: 'Ny information till mig',
    published: 'Mitt innehåll är publicerat',
    'ends-soon': 'Mitt innehåll avpubliceras snart',
    'dead-link': 'En länk i mitt innehåll har slutat fungera',
    review: 'Någon ber mig granska en text',
    approved: 'Min text är godkänd i en granskning',
    returned: 'Min text behöver ändras efter en granskning',
  } satisfies Record<NoticeKind, string>,
  digest: 'Samla dagens e-post i ett brev',
  digestHint: 'Kommer kl 07.00. Krisinformation kommer ändå direkt.',
  device: {
    title: 'På den här enheten',
    asking: 'Ser efter om du redan får aviseringar här …',
    off: 'Du får inga aviseringar på den här enheten.',
    on: 'Du får aviseringar på den här enheten. De slutar när du loggar ut.',
    start: 'Få aviseringar här',
    stop: 'Sluta få aviseringar här',
    failed: 'Det gick inte. Försök igen om en stund.',
    denied:
      'Du har sagt nej till aviseringar från den här webbplatsen. Tillåt dem i webbläsarens inställningar och ladda sedan om sidan.',
    unsupported: 'Den här webbläsaren kan inte ta emot aviseringar.',
    homeScreen:
      'På iPhone och iPad behöver webbplatsen först ligga på hemskärmen. Tryck på Dela och välj Lägg till på hemskärmen.',
  },
  when: 'När',
  quietHint: 'Krisinformation kommer ändå direkt.',
  save: 'Spara',
  saved: 'Sparat',
  failed: 'Det gick inte att spara.',
} as const;
