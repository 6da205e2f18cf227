export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly KeyHelp[];
}

/** Every single key of the console, as its help lists them. */
export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    keys: [
      { keys: ['/', 'Ctrl K'], does: 'Go to a queue, a page or a case' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Esc'], does: 'Leave a field, or close what is open' },
    ],
  },
  {
    title: 'In a list',
    keys: [
      { keys: ['j', 'k'], does: 'Next and previous work' },
      { keys: ['Enter'], does: 'Open it' },
      { keys: ['t'], does: 'Take the next of the queue' },
    ],
  },
  {
    title: 'At work',
    keys: [
      { keys: ['j', 'k'], does: 'Next and previous check of the case' },
      { keys: ['e'], does: 'Evidence' },
      { keys: ['1', '2', '3', '4'], does: 'Outcome' },
      { keys: ['n'], does: 'Note' },
      { keys: ['Ctrl Enter'], does: 'Send the form in which you write' },
      { keys: ['t'], does: 'Take this work, or the next of the queue' },
    ],
  },
];
