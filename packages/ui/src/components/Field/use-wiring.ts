import { useId } from 'react';

/** The attributes that connect a control to its label, hint and error. */
export interface Wiring {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The props of a field that its control needs. */
type Asked = Partial<Record<'id' | 'name' | 'hint' | 'error', string | undefined>> & { required: boolean };

interface Wired {
  wiring: Wiring;
  hintId: string;
  errorId: string;
}

/** The ids of a field's parts, and the control's references to them. */
export function useWiring({ id: givenId, name, hint, error, required }: Asked, describedBy?: string): Wired {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ');
  return {
    wiring: {
      id,
      name,
      'aria-describedby': descriptions || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    },
    hintId,
    errorId,
  };
}
