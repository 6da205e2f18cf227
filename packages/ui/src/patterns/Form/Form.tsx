import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { useForm } from '../../forms/use-form.ts';

export interface FormProps {
  /** What `useForm` answered. */
  form: Pick<ReturnType<typeof useForm>, 'message' | 'onSubmit' | 'summary'>;
  /** For a button that sends it from outside: a `BottomBar`'s. */
  id?: string;
  /** Names the form where its heading does not. */
  label?: string;
  /** The fields. */
  children: ReactNode;
  /** The button that sends it, and what stands beside it; left out where that is outside. */
  actions?: ReactNode;
}

/** A form whose rules are ours: the browser's own checks would speak other words than the specification's. */
export function Form({ form, id, label, children, actions }: FormProps) {
  return (
    <form id={id} noValidate aria-label={label} onSubmit={form.onSubmit}>
      <Stack gap="large">
        <ErrorSummary {...form.summary} />
        {children}
        {form.message !== null && <Failure>{form.message}</Failure>}
        {actions}
      </Stack>
    </form>
  );
}

/** The button that was pressed may stand in a bar, and this below everything that is in sight: it comes into sight itself. */
function Failure({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="danger">{children}</Banner>
    </div>
  );
}
