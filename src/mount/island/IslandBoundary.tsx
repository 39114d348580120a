import { Component, type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Called once at the start of the first commit, before stylesheets are adopted and nodes are inserted. */
  onInsert: () => void;
  /** Called once when the first commit is on the page, before it is painted. */
  onCommit: () => void;
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Contains an island's errors (docs/architecture.md, "Mounting"). */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    if (this.state.failed) return null;
    return (
      <>
        {/* First, since React runs effects of siblings in order. */}
        <FirstCommit onInsert={this.props.onInsert} onCommit={this.props.onCommit} />
        {this.props.children}
      </>
    );
  }
}

function FirstCommit({ onInsert, onCommit }: Pick<Props, 'onInsert' | 'onCommit'>) {
  const isInserted = useRef(false);
  const isCommitted = useRef(false);
  useInsertionEffect(() => {
    if (isInserted.current) return;
    isInserted.current = true;
    onInsert();
  });
  useLayoutEffect(() => {
    if (isCommitted.current) return;
    isCommitted.current = true;
    onCommit();
  });
  return null;
}
