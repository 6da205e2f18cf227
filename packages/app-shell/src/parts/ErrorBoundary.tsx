import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** A change of the key clears the error, because another screen may work. */
  readonly resetKey: string;
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
}
interface State {
  readonly failed: { readonly error: unknown } | undefined;
  readonly resetKey: string;
}

/** Catches the errors of a rendering screen. A class, because React offers this to classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: undefined, resetKey };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failed === undefined ? children : <Fallback error={this.state.failed.error} />;
  }
}
