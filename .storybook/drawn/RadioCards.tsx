import { RadioCards } from '@repo/ui/components/RadioCards';
import type { DrawnPair } from './drawn-pair.ts';
import { nothing } from './nothing.ts';

const packages = [
  { value: 'lite', title: 'Lite Check', detail: 'KES 500', description: 'The basics, in 2-3 business days.' },
  {
    value: 'standard',
    title: 'Standard Check',
    detail: 'KES 1,000',
    description: 'What most households choose.',
  },
];
const answers = [
  { value: 'yes', title: 'Yes' },
  { value: 'no', title: 'No' },
];
const short = packages.map(({ value, title }) => ({ value, title }));

export const pairs: readonly DrawnPair[] = [
  {
    do: {
      shown: () => (
        <RadioCards legend="Verification package" options={packages} value="" onChange={nothing} />
      ),
      why: 'Each choice is explained with its price. None is chosen for the reader.',
    },
    dont: {
      shown: () => (
        <RadioCards legend="Verification package" options={short} value="standard" onChange={nothing} />
      ),
      why: 'Names without an explanation, and one that costs money is chosen already.',
    },
  },
  {
    do: {
      shown: () => (
        <RadioCards
          legend="How shall we reach the referee?"
          options={[
            { value: 'call', title: 'Call her', description: 'We call between 9:00 and 17:00.' },
            { value: 'sms', title: 'Send an SMS', description: 'She answers when she can.' },
          ]}
          value="call"
          onChange={nothing}
        />
      ),
      why: 'The legend asks the question, and the titles answer it.',
    },
    dont: {
      shown: () => <RadioCards legend="Referee" options={answers} value="" onChange={nothing} />,
      why: 'Yes or no, without a question: a `Toggle` or a `Checkbox` says what is switched on.',
    },
  },
];
