/** The number of sent and paid parts of a message (providers 2.5): 160 plain characters or 70 others, fewer when joined. */

const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each of these characters counts as two. */
const GSM_7_EXTENDED = '^{}\\[~]|€';

export function countParts(text: string): number {
  const plain = gsmLength(text);
  const { length, single, joined } =
    plain === undefined
      ? { length: text.length, single: 70, joined: 67 }
      : { length: plain, single: 160, joined: 153 };
  return length <= single ? 1 : Math.ceil(length / joined);
}

/** The length in the plain alphabet, or undefined when a character is not in it. */
function gsmLength(text: string): number | undefined {
  let length = 0;
  for (const character of text) {
    if (GSM_7.includes(character)) length += 1;
    else if (GSM_7_EXTENDED.includes(character)) length += 2;
    else return undefined;
  }
  return length;
}
