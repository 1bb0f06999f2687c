import type { FrameKind } from './Frame.tsx';

/** Components in the order of the gallery, and the space each takes. */
export const GROUPS: readonly {
  readonly title: string;
  readonly components: Readonly<Record<string, FrameKind>>;
}[] = [
  {
    title: 'Pressing',
    components: { Button: 'flow', FileButton: 'flow', IconButton: 'flow', Stepper: 'flow' },
  },
  {
    title: 'Filling in',
    components: {
      TextField: 'wide',
      PasswordField: 'wide',
      SearchField: 'wide',
      Select: 'wide',
      OptionGroup: 'wide',
      CheckField: 'wide',
      RadioBar: 'wide',
      ToggleBar: 'wide',
      NumberField: 'wide',
      ColorPicker: 'wide',
      FormatBar: 'wide',
      DayStrip: 'wide',
      TimeChoice: 'wide',
      RangeCalendar: 'wide',
    },
  },
  {
    title: 'Showing',
    components: {
      Card: 'wide',
      LinkCard: 'wide',
      ListRow: 'wide',
      DragRow: 'wide',
      Disclosure: 'wide',
      Breakdown: 'wide',
      Timeline: 'wide',
      Picture: 'tile',
      Slideshow: 'wide',
      Price: 'flow',
      Badge: 'flow',
      StatusBadge: 'flow',
      Avatar: 'flow',
      Icon: 'wide',
      IconMark: 'flow',
      ClaypotMark: 'flow',
    },
  },
  {
    title: 'Telling',
    components: {
      Callout: 'wide',
      ToastRegion: 'window',
      Popup: 'dialog',
      BottomSheet: 'dialog',
      FullScreen: 'dialog',
      SidePanel: 'dialog',
      EmptyState: 'wide',
      ErrorState: 'wide',
    },
  },
  {
    title: 'Waiting',
    components: { Skeleton: 'wide', Spinner: 'flow', LoadingOverlay: 'window' },
  },
  {
    title: 'Standing and going',
    components: {
      Screen: 'window',
      Stack: 'wide',
      TopBar: 'strip',
      TabBar: 'wide',
      Tabs: 'wide',
      ActionBar: 'wide',
    },
  },
];
