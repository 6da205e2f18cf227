/** The capacity of a message in one part, and of each part of a longer message. */
const PLAIN = { alone: 160, part: 153 } as const;
const WIDE = { alone: 70, part: 67 } as const;

/** The alphabet of plain messages (GSM 03.38). One other letter makes every letter of a message wide. */
const plainLetters =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/;
/** These have an escape character before them and count twice. */
const escapedLetters = /[\^{}\\[\]~|€]/g;

/** The number of parts of a text. Each part costs as much as a message. */
export function smsParts(text: string): number {
  const isPlain = plainLetters.test(text);
  const letters = isPlain ? text.replaceAll(escapedLetters, '..').length : text.length;
  const { alone, part } = isPlain ? PLAIN : WIDE;
  return letters <= alone ? 1 : Math.ceil(letters / part);
}
