export { ActionBar } from './action-bar/ActionBar.tsx';
export { Announcer } from './announcer/Announcer.tsx';
export { useAnnouncedChange, useAnnouncement } from './announcer/useAnnouncement.ts';
export { Avatar } from './avatar/Avatar.tsx';
export { Badge, type BadgeTone } from './badge/Badge.tsx';
export { Breakdown } from './breakdown/Breakdown.tsx';
export { Button, LinkButton } from './button/Button.tsx';
export { FileButton } from './button/FileButton.tsx';
export { Callout } from './callout/Callout.tsx';
export { Card } from './card/Card.tsx';
export { CheckField } from './check-field/CheckField.tsx';
export { Disclosure } from './composite/disclosure/Disclosure.tsx';
export { NumberField } from './composite/number-field/NumberField.tsx';
export { Tabs } from './composite/tabs/Tabs.tsx';
export { DayStrip } from './day-strip/DayStrip.tsx';
export { BottomSheet } from './dialog/BottomSheet.tsx';
export { FullScreen } from './dialog/FullScreen.tsx';
export { Popup } from './dialog/Popup.tsx';
export { SidePanel } from './dialog/SidePanel.tsx';
export { EmptyState } from './empty-state/EmptyState.tsx';
export { ErrorState } from './error-state/ErrorState.tsx';
export { useFocusIfLost } from './focus/use-focus-if-lost.ts';
export { useKeepFocus } from './focus/use-keep-focus.ts';
export { bellIcon } from './icon/drawings/bell.ts';
export { bowlIcon, claypotIcon, doorIcon } from './icon/drawings/benefits.ts';
export { calendarIcon } from './icon/drawings/calendar.ts';
export { cameraIcon } from './icon/drawings/camera.ts';
export { cardIcon } from './icon/drawings/card.ts';
export {
  backIcon,
  checkIcon,
  chevronDownIcon,
  chevronUpIcon,
  clockIcon,
  closeIcon,
  documentIcon,
  externalIcon,
  flameIcon,
  minusIcon,
  pauseIcon,
  phoneIcon,
  pinIcon,
  playIcon,
  plusIcon,
  repeatIcon,
  ticketIcon,
  trashIcon,
  walletIcon,
} from './icon/drawings/common.ts';
export { chatIcon, facebookIcon, instagramIcon, mailIcon } from './icon/drawings/contact.ts';
export {
  backspaceIcon,
  chartIcon,
  historyIcon,
  monitorIcon,
  moreIcon,
  printerIcon,
  speakerIcon,
  tabletIcon,
} from './icon/drawings/counter.ts';
export { editIcon } from './icon/drawings/edit.ts';
export {
  homeIcon,
  receiptIcon,
  starIcon,
  storeIcon,
  userIcon,
  warningIcon,
} from './icon/drawings/frame.ts';
export { guestsIcon } from './icon/drawings/guests.ts';
export { languageIcon } from './icon/drawings/language.ts';
export { locateIcon } from './icon/drawings/locate.ts';
export { lockIcon } from './icon/drawings/lock.ts';
export { helpIcon, qrCodeIcon, settingsIcon } from './icon/drawings/me.ts';
export { percentIcon } from './icon/drawings/percent.ts';
export { refundIcon } from './icon/drawings/refund.ts';
export { searchIcon } from './icon/drawings/search.ts';
export { leaveIcon, shieldIcon } from './icon/drawings/setting.ts';
export { shareIcon } from './icon/drawings/share.ts';
export {
  bagIcon,
  chevronRightIcon,
  eyeIcon,
  eyeOffIcon,
  infoIcon,
} from './icon/drawings/sign-in.ts';
export { Icon, type IconDrawing } from './icon/Icon.tsx';
export { IconButton, IconLink } from './icon-button/IconButton.tsx';
export { IconMark } from './icon-mark/IconMark.tsx';
export { CardAction, CardLink, LinkCard } from './link-card/LinkCard.tsx';
export { ListRow } from './list-row/ListRow.tsx';
export { LoadingOverlay } from './loading-overlay/LoadingOverlay.tsx';
export { ClaypotMark } from './mark/ClaypotMark.tsx';
export type { Choice } from './option-group/OptionChoice.tsx';
export { OptionGroup } from './option-group/OptionGroup.tsx';
export { Picture } from './picture/Picture.tsx';
export { Price } from './price/Price.tsx';
export { RadioBar } from './radio-bar/RadioBar.tsx';
export { Screen } from './screen/Screen.tsx';
export { Stack } from './screen/Stack.tsx';
export { stickyBottomRef } from './screen/sticky-bars.ts';
export { SearchField } from './search-field/SearchField.tsx';
export { Select } from './select/Select.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { Slideshow } from './slideshow/Slideshow.tsx';
export { Spinner } from './spinner/Spinner.tsx';
export { StatusBadge } from './status-badge/StatusBadge.tsx';
export { Stepper } from './stepper/Stepper.tsx';
export { TabBar } from './tab-bar/TabBar.tsx';
export { PasswordField } from './text-field/PasswordField.tsx';
export { TextArea, TextField } from './text-field/TextField.tsx';
export { TimeChoice } from './time-choice/TimeChoice.tsx';
export { Timeline } from './timeline/Timeline.tsx';
export { PersistentOffer } from './toast-region/PersistentOffer.tsx';
export { ToastRegion } from './toast-region/ToastRegion.tsx';
export { ToggleBar } from './toggle-bar/ToggleBar.tsx';
export { TopBar } from './top-bar/TopBar.tsx';
export { UnseenInput } from './unseen-input/UnseenInput.tsx';
export { cx } from './utils/cx.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
