import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { useForm } from '../../forms/use-form.ts';
import * as css from './Form.css.ts';

export interface FormProps {
  /** The result of `useForm`. */
  form: Pick<ReturnType<typeof useForm>, 'message' | 'onSubmit' | 'summary'>;
  /** For a submit button outside of the form: a `BottomBar`'s. */
  id?: string;
  /** Names the form where its heading does not. */
  label?: string;
  /** The fields. */
  children: ReactNode;
  /** The submit button, and its neighbours. Left out where they are outside of the form. */
  actions?: ReactNode;
  /** Keeps the actions in sight while the form reaches below the window, or below the part of the page that scrolls. */
  keepsActions?: boolean;
}

/** A form with our own rules: the browser's own checks have other words than the specification's. */
export function Form({ form, id, label, children, actions, keepsActions = false }: FormProps) {
  return (
    <form
      id={id}
      className={keepsActions ? css.keeps : undefined}
      noValidate
      aria-label={label}
      onSubmit={form.onSubmit}
    >
      <Stack gap="large">
        <ErrorSummary {...form.summary} />
        {children}
        {form.message !== null && <Failure key={form.message}>{form.message}</Failure>}
        {keepsActions ? <div className={css.kept}>{actions}</div> : actions}
      </Stack>
    </form>
  );
}

/** The pressed button may be in a bar, with this message below the visible part: it scrolls itself into view. */
function Failure({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={css.failure}>
      <Banner tone="danger">{children}</Banner>
    </div>
  );
}
