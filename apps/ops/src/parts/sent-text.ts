/** What a member is told after a decision that may need another member. */
export const sentText = ({ status }: { readonly status: string }, decided = 'Decided.'): string =>
  ({
    second_look: 'Saved. A colleague looks at it next.',
    settling: 'Saved. You differ from a colleague: a senior looks at it next.',
  })[status] ?? decided;
