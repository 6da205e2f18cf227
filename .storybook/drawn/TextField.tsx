import { TextField } from '@repo/ui/components/TextField';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <TextField
          label="Full Name"
          value=""
          placeholder="Jane Wanjiru"
          hint="As on the National ID."
          onChange={nothing}
        />
      ),
      why: 'The label stays, and the hint can be read while she types.',
    },
    dont: {
      shown: () => (
        <TextField label=" " value="" placeholder="Full name as on the National ID" onChange={nothing} />
      ),
      why: 'The placeholder goes with the first letter, and the question with it.',
    },
  },
  {
    do: {
      shown: () => (
        <TextField
          label="Email Address"
          value="wanjiru@"
          onChange={nothing}
          error="Write the whole address, such as wanjiru@example.com"
        />
      ),
      why: 'The error says how to mend it.',
    },
    dont: {
      shown: () => (
        <TextField label="Email Address" value="wanjiru@" onChange={nothing} error="Invalid input" />
      ),
      why: 'The reader learns only that something is wrong.',
    },
  },
];
