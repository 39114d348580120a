import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Called once, as the first commit is on the page and before it is painted. */
  onCommit: () => void;
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps an island's failure inside the island (docs/architecture.md, "Mounting"). */
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
        {/* Before its siblings, so that their layout effects find the island on the page. */}
        <FirstCommit onCommit={this.props.onCommit} />
        {this.props.children}
      </>
    );
  }
}

function FirstCommit({ onCommit }: Pick<Props, 'onCommit'>) {
  const isCommitted = useRef(false);
  useLayoutEffect(() => {
    if (isCommitted.current) return;
    isCommitted.current = true;
    onCommit();
  });
  return null;
}
