import './styles.css';
// In the sheet of all components; its script has a door of its own, since it runs in the browser.
import './list/CasinoList.module.css';

export { AccountFrame, type AccountFrameProps } from './account/AccountFrame/AccountFrame.js';
export { DetailsForm, type DetailsFormProps } from './account/DetailsForm/DetailsForm.js';
export { LoginForm, type LoginFormProps } from './account/LoginForm/LoginForm.js';
export { PasswordForm, type PasswordFormProps } from './account/PasswordForm/PasswordForm.js';
export { RegisterForm, type RegisterFormProps } from './account/RegisterForm/RegisterForm.js';
export { ArticleContent, type ArticleContentProps } from './article/ArticleContent/ArticleContent.js';
export { Cover, type CoverProps } from './article/Cover/Cover.js';
export { GuideCard, type GuideCardProps } from './article/GuideCard/GuideCard.js';
export { HashTags, type HashTagsProps } from './article/HashTags/HashTags.js';
export { LessonCard, type LessonCardProps } from './article/LessonCard/LessonCard.js';
export { NewsCard, type NewsCardProps } from './article/NewsCard/NewsCard.js';
export { PostCard, type PostCardProps } from './article/PostCard/PostCard.js';
export { PostHeader, type PostHeaderProps } from './article/PostHeader/PostHeader.js';
export { PostMeta, type PostMetaProps } from './article/PostMeta/PostMeta.js';
export { RelatedArticles, type RelatedArticlesProps } from './article/RelatedArticles/RelatedArticles.js';
export { ShareMenu, type ShareMenuProps } from './article/ShareMenu/ShareMenu.js';
export { Video, type VideoProps } from './article/Video/Video.js';
export { BonusCard, type BonusCardProps } from './bonus/BonusCard/BonusCard.js';
export type { BrandProperty } from './brand-properties.js';
export { AdMark, type AdMarkProps } from './casino/AdMark/AdMark.js';
export { BlacklistCard, type BlacklistCardProps } from './casino/BlacklistCard/BlacklistCard.js';
export { BlacklistNotice, type BlacklistNoticeProps } from './casino/BlacklistNotice/BlacklistNotice.js';
export { CasinoCard, type CasinoCardProps } from './casino/CasinoCard/CasinoCard.js';
export { type EmbeddedCardOptions, embeddedCardProps } from './casino/CasinoCard/embedded-card-props.js';
export { CasinoFinder, type CasinoFinderProps } from './casino/CasinoFinder/CasinoFinder.js';
export { CasinoLogo, type CasinoLogoProps } from './casino/CasinoLogo/CasinoLogo.js';
export { CompareBar, type CompareBarProps } from './casino/CompareBar/CompareBar.js';
export { CompareCheckbox, type CompareCheckboxProps } from './casino/CompareCheckbox/CompareCheckbox.js';
export { ComparePicker, type ComparePickerProps } from './casino/ComparePicker/ComparePicker.js';
export {
  type ComparedCasino,
  CompareTable,
  type CompareTableProps,
} from './casino/CompareTable/CompareTable.js';
export { CountryPanels, type CountryPanelsProps } from './casino/CountryPanels/CountryPanels.js';
export type { CardLabelsProps } from './casino/card-labels-props.js';
export { OfferConditions, type OfferConditionsProps } from './casino/OfferConditions/OfferConditions.js';
export { ProsAndCons, type ProsAndConsProps } from './casino/ProsAndCons/ProsAndCons.js';
export { RatingBreakdown, type RatingBreakdownProps } from './casino/RatingBreakdown/RatingBreakdown.js';
export { RatingWeights, type RatingWeightsProps } from './casino/RatingWeights/RatingWeights.js';
export { RedFlags, type RedFlagsProps } from './casino/RedFlags/RedFlags.js';
export { ReviewCard, type ReviewCardProps } from './casino/ReviewCard/ReviewCard.js';
export { ReviewMethod, type ReviewMethodProps } from './casino/ReviewMethod/ReviewMethod.js';
export { Score, type ScoreProps } from './casino/Score/Score.js';
export { Toplist, type ToplistProps } from './casino/Toplist/Toplist.js';
export { VisitLink, type VisitLinkProps } from './casino/VisitLink/VisitLink.js';
export type { Visit, VisitHandlerProps, VisitSlotProps } from './casino/VisitLink/visit-handler.js';
export { ComplaintCard, type ComplaintCardProps } from './community/ComplaintCard/ComplaintCard.js';
export { ComplaintForm, type ComplaintFormProps } from './community/ComplaintForm/ComplaintForm.js';
export { ForumCategories, type ForumCategoriesProps } from './community/ForumCategories/ForumCategories.js';
export { ForumTopicList, type ForumTopicListProps } from './community/ForumTopicList/ForumTopicList.js';
export { MemberList, type MemberListProps } from './community/MemberList/MemberList.js';
export { TournamentCard, type TournamentCardProps } from './community/TournamentCard/TournamentCard.js';
export { GameCard, type GameCardProps } from './game/GameCard/GameCard.js';
export { HomeBanner, type HomeBannerProps } from './home/HomeBanner/HomeBanner.js';
export { HomeCasinoCard, type HomeCasinoCardProps } from './home/HomeCasinoCard/HomeCasinoCard.js';
export { HomeHero, type HomeHeroProps } from './home/HomeHero/HomeHero.js';
export { HomeSection, type HomeSectionProps } from './home/HomeSection/HomeSection.js';
export { ScoreTable, type ScoreTableProps } from './home/ScoreTable/ScoreTable.js';
export { AccountMenu, type AccountMenuProps } from './layout/AccountMenu/AccountMenu.js';
export { CardGrid, type CardGridProps } from './layout/CardGrid/CardGrid.js';
export { Footer, type FooterProps } from './layout/Footer/Footer.js';
export { Header, type HeaderProps } from './layout/Header/Header.js';
export { HeaderSearch, type HeaderSearchProps } from './layout/HeaderSearch/HeaderSearch.js';
export { PageFrame, type PageFrameProps } from './layout/PageFrame/PageFrame.js';
export * from './own-data.js';
export { Badge, type BadgeProps } from './parts/Badge/Badge.js';
export { BarChart, type BarChartProps } from './parts/BarChart/BarChart.js';
export { type Benefit, BenefitStrip, type BenefitStripProps } from './parts/BenefitStrip/BenefitStrip.js';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './parts/Breadcrumb/Breadcrumb.js';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
} from './parts/Button/Button.js';
export { ButtonLink, type ButtonLinkProps } from './parts/ButtonLink/ButtonLink.js';
export { CheckboxField, type CheckboxFieldProps } from './parts/CheckboxField/CheckboxField.js';
export { ChoiceLinks, type ChoiceLinksProps } from './parts/ChoiceLinks/ChoiceLinks.js';
export type { CardSlotsProps, ListSlotsProps } from './parts/card-slots.js';
export type { ClassNameProps } from './parts/class-names.js';
export { contrastRatio, readableTextColor } from './parts/color-contrast.js';
export { DataTable, type DataTableProps } from './parts/DataTable/DataTable.js';
export type { DataColumn } from './parts/DataTable/data-column.js';
export { EmptyState, type EmptyStateProps } from './parts/EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './parts/ErrorState/ErrorState.js';
export { FacetFilters, type FacetFiltersProps } from './parts/FacetFilters/FacetFilters.js';
export { type Fact, FactList, type FactListProps } from './parts/FactList/FactList.js';
export { Field, type FieldControlProps, type FieldProps, type FieldTextProps } from './parts/Field/Field.js';
export { FilterBar, type FilterBarProps } from './parts/FilterBar/FilterBar.js';
export { FormattedDate, type FormattedDateProps } from './parts/FormattedDate/FormattedDate.js';
export { type KeepHtml, renderWithKeptParts } from './parts/kept-content.js';
export type { LabelsProps } from './parts/labels-props.js';
export type { LinkAttributes, LinkComponent, LinkComponentProps } from './parts/link-component.js';
export { Menu, type MenuEntry, type MenuProps } from './parts/Menu/Menu.js';
export { Notice, type NoticeProps } from './parts/Notice/Notice.js';
export { NoticeButton, type NoticeButtonProps } from './parts/NoticeButton/NoticeButton.js';
export { Pager, type PagerProps } from './parts/Pager/Pager.js';
export { Panel, type PanelProps } from './parts/Panel/Panel.js';
export { ProgressBar, type ProgressBarProps } from './parts/ProgressBar/ProgressBar.js';
export { RichText, type RichTextProps } from './parts/RichText/RichText.js';
export type { RootProps } from './parts/root-attributes.js';
export { routerLink } from './parts/router-link.js';
export { SearchField, type SearchFieldProps } from './parts/SearchField/SearchField.js';
export { SectionHeading, type SectionHeadingProps } from './parts/SectionHeading/SectionHeading.js';
export { SelectField, type SelectFieldProps, type SelectOption } from './parts/SelectField/SelectField.js';
export { Skeleton, type SkeletonProps } from './parts/Skeleton/Skeleton.js';
export { Stars, type StarsProps } from './parts/Stars/Stars.js';
export { StatStrip, type StatStripProps } from './parts/StatStrip/StatStrip.js';
export { type Stat, StatTile, type StatTileProps } from './parts/StatTile/StatTile.js';
export { TagList, type TagListProps } from './parts/TagList/TagList.js';
export { TextField, type TextFieldProps } from './parts/TextField/TextField.js';
export { FoundPost, type FoundPostProps } from './search/FoundPost/FoundPost.js';
export { FoundTopics, type FoundTopicsProps } from './search/FoundTopics/FoundTopics.js';
