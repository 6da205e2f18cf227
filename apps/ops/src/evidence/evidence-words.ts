/** The pages of one file: 'Police certificate, page 2 of 3'. */
export const pageLabel = (file: string, page: number, of: number): string =>
  of === 1 ? file : `${file}, page ${String(page)} of ${String(of)}`;

export const unreadablePdf =
  'This PDF could not be shown. Open it again, or ask for another copy or a photo of the paper.';

export const unknownType = 'This file is neither an image nor a PDF, so it cannot be shown.';

export const onlyFirstPages = (shown: number, of: number): string =>
  `This PDF has ${String(of)} pages. The first ${String(shown)} are shown.`;
