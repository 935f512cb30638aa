import { adminCommunityLabels, sampleLabels } from '@croupier/core/messages';
import { Notice, showToast } from '@croupier/ui/admin';

/** Marks a screen whose content is made up. */
export function SampleNotice() {
  return <Notice title={sampleLabels.title}>{sampleLabels.page}</Notice>;
}

/** Answers a button that changes nothing, since what it would change is sample content. */
export function tellSample(): void {
  showToast({ title: sampleLabels.title, text: adminCommunityLabels.sampleNotice });
}

/** Answers such a button on a site without sample content. */
export function tellNoSample({ noneYet, noneYetText }: { noneYet: string; noneYetText: string }): void {
  showToast({ title: noneYet, text: noneYetText });
}
