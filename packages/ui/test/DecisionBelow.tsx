import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../src/components/Button/Button.tsx';
import { RadioCards } from '../src/components/RadioCards/RadioCards.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';
import { keepChosenInSight } from '../src/forms/keep-chosen-in-sight.ts';
import { Form } from '../src/patterns/Form/Form.tsx';
import { Stack } from '../src/primitives/Stack/Stack.tsx';
import { Text } from '../src/primitives/Text/Text.tsx';

const options = [
  { value: 'clear', title: 'Clear' },
  { value: 'finding', title: 'Finding' },
] as const;
const form = { message: null, summary: { errors: [], attempt: 0 }, onSubmit: fn() };
const fields = (count: number, from: number) =>
  Array.from({ length: count }, (_, place) => (
    <TextField key={place} label={`Field ${String(from + place)}`} value="" onChange={fn()} />
  ));

/** A long form whose actions grow with a choice: they say what follows from it. */
export function DecisionBelow() {
  const [outcome, choose] = useState<(typeof options)[number]['value'] | ''>('');
  return (
    <div onChange={keepChosenInSight}>
      <Form
        form={form}
        keepsActions
        actions={
          <Stack gap="small">
            {outcome !== '' && (
              <Text>About Achieng Otieno: employer and worker read it in the report at once.</Text>
            )}
            <Button type="submit">Decide</Button>
          </Stack>
        }
      >
        {fields(8, 1)}
        <RadioCards legend="Outcome" options={options} value={outcome} onChange={choose} />
        {fields(8, 9)}
      </Form>
    </div>
  );
}
