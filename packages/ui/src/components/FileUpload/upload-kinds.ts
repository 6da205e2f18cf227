import { fileSize } from './file-size.ts';

/** The kinds of uploads, by the type that browsers give them. */
export const uploadKinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const names: Record<UploadKind, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** Some phones give a file no type: the ending of its name then decides. */
const endings: Record<UploadKind, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'application/pdf': /\.pdf$/i,
};

export interface UploadLimits {
  readonly kinds: readonly UploadKind[];
  readonly maxBytes: number;
}

/** The reasons of a refused file: `kind` is not accepted, `size` is over the limit, `empty` has no content. */
export const uploadRefusals = ['kind', 'size', 'empty'] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** The limits in words: 'JPG, PNG up to 5MB'. */
export const limitsText = (
  { kinds, maxBytes }: UploadLimits,
  say: (kinds: string, size: string) => string,
): string => say(kinds.map((kind) => names[kind]).join(', '), fileSize(maxBytes));

/** An early check, so that no visitor waits for an upload that the service refuses. The service decides by the content. */
export function refusalOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { kinds, maxBytes }: UploadLimits,
): UploadRefusal | undefined {
  const fits = kinds.some((kind) => (type === '' ? endings[kind].test(name) : type === kind));
  if (!fits) return 'kind';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : undefined;
}
