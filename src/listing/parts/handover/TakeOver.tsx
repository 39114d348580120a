import { Component, type ReactNode } from 'react';

interface TakeOverProps {
  /** Whether the server-rendered content is shown. */
  isServed: boolean;
  /** Called right before other content replaces it. */
  onTakeOver: () => void;
  children: ReactNode;
}

/** A class, since only `getSnapshotBeforeUpdate` sees the page, with focus and selection, before React changes it. */
export class TakeOver extends Component<TakeOverProps> {
  override getSnapshotBeforeUpdate({ isServed }: TakeOverProps) {
    if (isServed && !this.props.isServed) this.props.onTakeOver();
    return null;
  }

  // React requires it beside the above.
  override componentDidUpdate() {}

  override render() {
    return this.props.children;
  }
}
