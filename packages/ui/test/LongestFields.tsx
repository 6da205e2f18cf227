import { fn } from 'storybook/test';
import { PhoneField } from '../src/components/PhoneField/PhoneField.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';

/** Two fields with the longest errors of a service in Kiswahili. */
export const LongestFields = () => (
  <>
    <TextField
      id="jina"
      label="Majina kamili ya mfanyakazi"
      value=""
      onChange={fn()}
      error="Andika majina kamili ya mfanyakazi"
      required
    />
    <PhoneField
      id="simu"
      label="Nambari ya simu ya mfanyakazi"
      value="0700"
      onChange={fn()}
      error="Nambari ya simu ya mfanyakazi haijakamilika"
      required
    />
  </>
);
