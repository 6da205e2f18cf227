/** What a message holds that goes as one, and each part of one that does not. */
const PLAIN = { alone: 160, part: 153 } as const;
const WIDE = { alone: 70, part: 67 } as const;

/** The alphabet of plain messages (GSM 03.38). One other letter makes every letter of a message wide. */
const plainLetters =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/;
/** These stand behind a sign of their own and count twice. */
const escapedLetters = /[\^{}\\[\]~|€]/g;

/** In how many parts a text is sent, each of which costs as much as a message. */
export function smsParts(text: string): number {
  const isPlain = plainLetters.test(text);
  const letters = isPlain ? text.replaceAll(escapedLetters, '..').length : text.length;
  const { alone, part } = isPlain ? PLAIN : WIDE;
  return letters <= alone ? 1 : Math.ceil(letters / part);
}

/** How many plain letters so many parts hold. */
export const lettersOfParts = (parts: number): number => (parts === 1 ? PLAIN.alone : parts * PLAIN.part);
