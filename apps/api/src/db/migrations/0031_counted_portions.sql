-- Whether a branch counts the portions of a dish is part of its menu; how many are left is not.
drop trigger renews_menu_on_update on branch_dishes;
create trigger renews_menu_on_update after update on branch_dishes for each row
when (
  old.sold_out is distinct from new.sold_out
  or old.retired is distinct from new.retired
  or (old.portions_left is null) <> (new.portions_left is null)
)
execute function renew_menu_revision_of_row();
