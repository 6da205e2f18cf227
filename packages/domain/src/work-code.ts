import { workKinds } from './work-queue.ts';

/** What has a code: a case, which is named with its checks, and each piece of other work. */
export const codedKinds = ['case', ...workKinds.filter((kind) => kind !== 'check')] as const;
export type CodedKind = (typeof codedKinds)[number];

const CODE_LENGTH = 6;
const CODE = /^(?:[a-z ]+ )?#?([\da-f]{6})$/i;

/** The end of an id, by which colleagues name a case to each other: '4F2A91'. */
export const workCodeOf = (id: string): string => id.slice(-CODE_LENGTH).toUpperCase();

/** The code in a search, however it was typed: '4f2a91', 'Case 4F2A91'. Null for a text without one. */
export const readWorkCode = (text: string): string | null =>
  CODE.exec(text.trim())?.[1]?.toUpperCase() ?? null;
